import type { SurfaceName } from '@grandstand/demo-footage'

/** The films of the demo's games go round in passages so long, on each surface; only at the end of one somebody scores. */
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
