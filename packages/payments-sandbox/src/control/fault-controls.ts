import type { Call } from '../api/call.ts'
import { readChoice, readText, readWhole } from '../api/read-params.ts'
import type { Fault } from '../http/faults.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import type { ControlRoute } from './control-route.ts'

export const faultControls: ControlRoute[] = [
  { method: 'POST', path: '/sandbox/faults', run: addFault },
  {
    method: 'DELETE',
    path: '/sandbox/faults',
    run: ({ faults }, { account }) => {
      faults.clear(account)
      return {}
    },
  },
  { method: 'POST', path: '/sandbox/forget-keys', run: forgetKeys },
]

function addFault({ faults }: SandboxParts, { account, params }: Call) {
  const fault: Fault = {
    when: readChoice(params, 'when', ['before', 'after']) ?? 'after',
    reply: readChoice(params, 'reply', ['error', 'timeout', 'reset', 'slow', 'kill']) ?? 'error',
    method: readText(params, 'method'),
    path: readText(params, 'path'),
    delayMs: readWhole(params, 'delay_ms') ?? 1000,
    times: readWhole(params, 'times') ?? 1,
  }
  faults.add(account, { ...fault })
  return fault
}

/** As after 24 hours. */
function forgetKeys(_: SandboxParts, { tx }: Call) {
  const keys = [...tx.all('saved_reply')]
  for (const { id } of keys) tx.remove('saved_reply', id)
  return { forgotten: keys.length }
}
