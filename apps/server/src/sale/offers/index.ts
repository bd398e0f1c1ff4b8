import { calls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { getOffers } from './get-offers.ts'

export const offerRoutes = [keyRoute(calls.getOffers, getOffers)]
