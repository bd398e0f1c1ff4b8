import { calls, studioCalls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { channelRoute } from '../../call/studio-route.ts'
import { changeRehearsal } from './change-rehearsal.ts'
import { getSimulation } from './get-simulation.ts'
import { makeRehearsal } from './make-rehearsal.ts'

export const viewerRehearsalRoutes = [
  keyRoute(calls.getSimulation, getSimulation),
  keyRoute(calls.changeRehearsal, changeRehearsal),
]

export const rehearsalRoutes = [
  channelRoute(studioCalls.makeRehearsal, ({ channel }) => channel, makeRehearsal),
]
