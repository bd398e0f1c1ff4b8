import type { SurfaceName } from '../films.ts'
import type { Surface } from '../surface.ts'
import { court } from './court.ts'
import { diamond } from './diamond.ts'
import { grass } from './grass.ts'
import { gridiron } from './gridiron.ts'
import { ice } from './ice.ts'
import { lacrosse } from './lacrosse.ts'
import { net } from './net.ts'
import { oval } from './oval.ts'

export const surfaces: Record<SurfaceName, Surface> = {
  grass,
  gridiron,
  ice,
  court,
  lacrosse,
  net,
  diamond,
  oval,
}
