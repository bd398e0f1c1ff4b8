import type { Context } from '../../context/context.ts'

export type SettleContext = Pick<Context, 'db' | 'now' | 'payments' | 'log'>
