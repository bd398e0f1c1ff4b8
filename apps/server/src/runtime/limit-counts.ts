import type { LimitName } from '@grandstand/contract'
import type { Key } from './encode-key.ts'

/** One way of counting: by this process, or by all processes of the deployment together. */
export interface LimitCounts {
  take(name: LimitName, who: Key, max: number, nowMs: number): Promise<void>
  giveBack(name: LimitName, who: Key, max: number, nowMs: number): Promise<void>
  count(name: LimitName, who: Key, max: number, nowMs: number): Promise<void>
  findWaitMs(name: LimitName, who: Key, max: number, nowMs: number): Promise<number>
}
