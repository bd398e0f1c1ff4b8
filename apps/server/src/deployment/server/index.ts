import { studioCalls } from '@grandstand/contract'
import { operatorRoute } from '../../call/studio-route.ts'
import { getServer } from './get-server.ts'
import { getVersion } from './get-version.ts'

export const serverRoutes = [
  operatorRoute(studioCalls.getServer, getServer),
  operatorRoute(studioCalls.getVersion, getVersion),
]
