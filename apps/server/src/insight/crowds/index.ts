import { calls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { listCrowdPeaks } from './list-crowd-peaks.ts'

export { countCrowdsJob } from './count-crowds.job.ts'

export const crowdRoutes = [keyRoute(calls.listCrowdPeaks, listCrowdPeaks)]
