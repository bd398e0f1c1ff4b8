import type { Capability } from '../accounts/capabilities.ts'

export interface DownloadFacts {
  capabilities: readonly Capability[]
  /** What it takes: games and clips are two things. */
  needed: 'download' | 'download_clip'
  /** Of games and clips in this month, and how many there may be. */
  count: number
  limit: number
  /** It was downloaded in this month before: again costs nothing. */
  isCounted: boolean
}

export type DownloadRefusal = 'forbidden' | 'download_limit'

export function checkDownload(facts: DownloadFacts): DownloadRefusal | null {
  if (!facts.capabilities.includes(facts.needed)) return 'forbidden'
  return facts.isCounted || facts.count < facts.limit ? null : 'download_limit'
}
