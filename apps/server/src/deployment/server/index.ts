import { studioCalls } from '@grandstand/contract'
import { operatorRoute } from '../../call/studio-route.ts'
import { getServer } from './get-server.ts'

export const serverRoutes = [
  operatorRoute(studioCalls.getServer, getServer),
]
