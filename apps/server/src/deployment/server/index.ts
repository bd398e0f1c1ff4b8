import { studioCalls } from '@grandstand/contract'
import { operatorRoute } from '../../call/studio-route.ts'
import { getServer } from './get-server.ts'
import { testStorage } from './test-storage.ts'

export const serverRoutes = [
  operatorRoute(studioCalls.getServer, getServer),
  operatorRoute(studioCalls.testStorage, testStorage),
]
