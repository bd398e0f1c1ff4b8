import type { Context } from '../../context/context.ts'

export type AlarmContext = Pick<
  Context,
  'db' | 'now' | 'nodes' | 'channels' | 'jobs' | 'sealer' | 'publicUrl' | 'log'
>
