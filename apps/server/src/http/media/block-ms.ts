/** How long a player may wait for the next part before it gets what there is. */
export const blockMs = 6_000
