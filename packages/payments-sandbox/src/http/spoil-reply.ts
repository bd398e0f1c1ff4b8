import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { SandboxParts } from '../sandbox-parts.ts'
import type { Fault } from './faults.ts'
import { type Reply, sendReply } from './reply.ts'

/** A call with a planned fault fails after its effect is saved or left out. */
export async function spoilReply(
  { mayKill }: SandboxParts,
  fault: Fault | undefined,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  if (fault?.reply === 'timeout') return
  if (fault?.reply === 'kill' && mayKill) process.kill(process.pid, 'SIGKILL')
  if (fault?.reply === 'reset' || fault?.reply === 'kill') {
    response.destroy()
    return
  }
  if (fault?.reply === 'slow' && fault.when === 'after')
    await setTimeout(fault.delayMs, undefined, { ref: false })
  sendReply(response, reply)
}
