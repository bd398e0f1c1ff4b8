export const surfaceNames = [
  'grass',
  'gridiron',
  'ice',
  'court',
  'lacrosse',
  'net',
  'diamond',
  'oval',
] as const
export type SurfaceName = (typeof surfaceNames)[number]

/** Films go round in passages so long; only at the end of one somebody scores. */
export const passageSeconds: Record<SurfaceName, number> = {
  grass: 40,
  gridiron: 40,
  ice: 24,
  court: 24,
  lacrosse: 40,
  net: 24,
  diamond: 40,
  oval: 40,
}

/** Who plays in a film, by aliases of the demo's schools: games of these teams look as they do elsewhere. */
export const filmSchools: Record<SurfaceName, { home: string; away: string }> = {
  grass: { home: 'pinehollow-falcons', away: 'tamarack-hills-storm' },
  gridiron: { home: 'riverfell-ravens', away: 'stonewick-stags' },
  ice: { home: 'lakemere-lions', away: 'tamarack-hills-storm' },
  court: { home: 'northmarch-knights', away: 'westview-wolves' },
  lacrosse: { home: 'ashfold-foxes', away: 'lakemere-lions' },
  net: { home: 'harrow-point-mariners', away: 'ashfold-foxes' },
  diamond: { home: 'coppervale-comets', away: 'birchlow-bison' },
  oval: { home: 'pinehollow-falcons', away: 'stonewick-stags' },
}

export const filmSize = { width: 864, height: 486, framesPerSecond: 25 }
