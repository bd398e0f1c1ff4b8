import { invalidRequest, missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { newId } from '../api/new-id.ts'
import { needWhole, readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { endSubscription } from '../billing/end-subscription.ts'
import { emit } from '../events/emit.ts'
import { hasEnded } from '../objects/subscription.ts'
import type { TestClock } from '../objects/test-clock.ts'
import { runDue } from './run-due.ts'

const path = '/v1/test_helpers/test_clocks'
const keptSeconds = 30 * 86_400

export const clockRoutes: Route[] = [
  { method: 'POST', path, accepts: ['frozen_time', 'name'], run: createClock },
  { method: 'GET', path, accepts: paging, run: call => listObjects(call, 'test_clock') },
  { method: 'GET', path: `${path}/:id`, accepts: [], run: getClock },
  { method: 'POST', path: `${path}/:id/advance`, accepts: ['frozen_time'], run: advanceClock },
  { method: 'DELETE', path: `${path}/:id`, accepts: [], run: deleteClock },
]

function createClock(call: Call): TestClock {
  const clock: TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: call.now,
    deletes_after: call.now + keptSeconds,
    frozen_time: needWhole(call.params, 'frozen_time'),
    livemode: false,
    name: readText(call.params, 'name') ?? null,
    status: 'ready',
    status_details: {},
  }
  call.tx.put('test_clock', clock)
  emit(call, 'test_helpers.test_clock.created', clock)
  return clock
}

function getClock({ tx, path: { id = '' } }: Call): TestClock {
  const clock = tx.find('test_clock', id)
  if (!clock) throw missingObject('test clock', id)
  return clock
}

/** Ready when it is answered; Stripe's takes a while, so who waits for `ready` is right with both. */
function advanceClock(call: Call): TestClock {
  const before = getClock(call)
  const frozenTime = needWhole(call.params, 'frozen_time')
  if (frozenTime <= before.frozen_time) throw invalidRequest('A test clock goes forward only.', 'frozen_time')
  runDue(call, before.id, frozenTime)
  const clock = { ...before, frozen_time: frozenTime }
  call.tx.put('test_clock', clock)
  emit(call, 'test_helpers.test_clock.ready', clock)
  return clock
}

function deleteClock(call: Call) {
  const { id } = getClock(call)
  for (const subscription of [...call.tx.all('subscription')])
    if (subscription.test_clock === id && !hasEnded(subscription))
      endSubscription(call, subscription, 'cancellation_requested')
  for (const customer of [...call.tx.all('customer')])
    if (customer.test_clock === id) call.tx.remove('customer', customer.id)
  call.tx.remove('test_clock', id)
  return { id, object: 'test_helpers.test_clock', deleted: true }
}
