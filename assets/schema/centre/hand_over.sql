-- The missing statements to make tenpin_owner the owner of everything, in this order: the role, the current user
-- as its member, the schema (required to own anything in it), then tables and views.
WITH owner AS (
    SELECT oid FROM pg_roles WHERE rolname = 'tenpin_owner'
), schema AS (
    SELECT oid, nspowner FROM pg_namespace WHERE nspname = 'tenpin'
), todo (place, statement) AS (
    SELECT 1, 'CREATE ROLE tenpin_owner NOLOGIN'
     WHERE NOT EXISTS (SELECT 1 FROM owner)
    UNION ALL
    SELECT 2, 'GRANT tenpin_owner TO CURRENT_USER'
     WHERE NOT EXISTS (SELECT 1 FROM owner WHERE pg_has_role(oid, 'MEMBER'))
    UNION ALL
    SELECT 3, 'ALTER SCHEMA tenpin OWNER TO tenpin_owner'
      FROM schema WHERE nspowner NOT IN (SELECT oid FROM owner)
    UNION ALL
    SELECT 4, format('ALTER TABLE tenpin.%I OWNER TO tenpin_owner', c.relname)
      FROM schema s JOIN pg_class c ON c.relnamespace = s.oid
     WHERE c.relkind IN ('r', 'v') AND c.relowner NOT IN (SELECT oid FROM owner)
)
SELECT statement FROM todo ORDER BY place, statement
