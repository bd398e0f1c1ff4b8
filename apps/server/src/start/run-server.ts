import { setTimeout as sleep } from 'node:timers/promises'
import { recordAction } from '../channel/audit/index.ts'
import type { Config } from '../config/read-config.ts'
import type { RestorePlan } from '../context/deployment-setting.ts'
import { forgetLastRestore } from '../deployment/restore/index.ts'
import { answerMeanwhile } from './answer-meanwhile.ts'
import { restoreStopped } from './restore-stopped.ts'
import type { StartOptions } from './start-options.ts'
import { type RunningServer, startServer } from './start-server.ts'

export interface ServerRun {
  /** The one that runs now, or ran last. */
  readonly server: RunningServer
  stop(): Promise<void>
}

interface RunOptions extends Omit<StartOptions, 'restore'> {
  /** It could not be started again: there is nothing left to run. */
  onLost: (error: unknown) => void
}

/** The answer to who asked for it goes out first. */
const beforeMs = 500

/** A server that can stop, be filled from a backup, and start again, as often as its process lives. */
export async function runServer(config: Config, { onLost, ...options }: RunOptions): Promise<ServerRun> {
  let restoring: Promise<void> | null = null
  let isStopping = false
  const start = () => startServer(config, { ...options, restore })

  async function swap(plan: RestorePlan): Promise<void> {
    await sleep(beforeMs)
    await server.stop()
    const meanwhile = await answerMeanwhile(config)
    const isDone = await restoreStopped(config, plan).finally(meanwhile.close)
    if (isStopping) return
    server = await start()
    if (!isDone) return
    await forgetLastRestore(config.backupDir)
    const operator = { id: 0, email: plan.by, channelId: null }
    const details = { name: plan.name }
    await recordAction(server.ctx, { action: 'restore_backup', operator, ip: plan.ip, details })
  }
  function restore(plan: RestorePlan): boolean {
    if (restoring || isStopping) return false
    restoring = swap(plan)
      .catch(onLost)
      .finally(() => {
        restoring = null
      })
    return true
  }

  let server = await start()
  return {
    get server() {
      return server
    },
    async stop() {
      isStopping = true
      await restoring
      await server.stop()
    },
  }
}
