import type { BodyInput, SeasonPreview, studioCalls } from '@grandstand/contract'

export type SeasonBody = BodyInput<typeof studioCalls.previewSeason>

/** What is asked for, and what the server has last said to it. */
export interface SeasonState {
  body: SeasonBody
  preview: SeasonPreview
}
