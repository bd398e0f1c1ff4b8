import type { ClipWork } from '@grandstand/rules'
import { z } from 'zod'
import type { JobName } from '../../../jobs/index.ts'

export const clipJobPayload = z.object({ channel_id: z.int(), clip_id: z.int(), cut: z.int() })
export type ClipJobPayload = z.infer<typeof clipJobPayload>

export const clipJobs: Record<ClipWork, JobName<ClipJobPayload>> = {
  own: { name: 'cut-clip', runsAtSite: true },
  vertical: { name: 'cut-vertical', runsAtSite: true },
}
