import { calls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { search } from './search.ts'

export const searchRoutes = [keyRoute(calls.search, search)]
