import type { Page } from './open-page.ts'
import type { Scene } from './open-scene.ts'

export interface Journey {
  /** A sentence of the promise. */
  name: string
  run(page: Page, scene: Scene): Promise<void>
}
