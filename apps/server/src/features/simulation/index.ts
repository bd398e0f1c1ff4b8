import { calls } from '@grandstand/contract'
import { keyRoute } from '../../http/call/route.ts'
import { getSimulation } from './get-simulation.ts'

export const simulationRoutes = [keyRoute(calls.getSimulation, getSimulation)]
