-- Removed lines: a player was removed, or a game undone.
, gone AS (
    DELETE FROM tenpin.lines USING head, unnest($17::integer[], $18::integer[]) AS g(game, player)
     WHERE lines.night = head.id AND lines.game = g.game AND lines.player = g.player
)
