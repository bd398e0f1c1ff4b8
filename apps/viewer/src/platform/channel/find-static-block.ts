import type { StaticBlock } from '@grandstand/contract'

/** The HTML of a slot that the channel may fill. */
export function findStaticBlock(blocks: readonly StaticBlock[], alias: StaticBlock['alias']): string | null {
  return blocks.find(block => block.alias === alias)?.body ?? null
}
