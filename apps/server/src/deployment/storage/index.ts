import { studioCalls } from '@grandstand/contract'
import { operatorRoute } from '../../call/studio-route.ts'
import { forgetStorage } from './forget-storage.ts'
import { removeStorage } from './remove-storage.ts'
import { setStorage } from './set-storage.ts'
import { testStorage } from './test-storage.ts'

export { describeStorage } from './describe-storage.ts'
export { openStorages } from './open-storages.ts'
export { placeOf } from './place-of.ts'

export const storageRoutes = [
  operatorRoute(studioCalls.setStorage, setStorage),
  operatorRoute(studioCalls.removeStorage, removeStorage),
  operatorRoute(studioCalls.forgetStorage, forgetStorage),
  operatorRoute(studioCalls.testStorage, testStorage),
]
