import type { Context } from '../../context/context.ts'
import type { OrderMailContext } from '../order-mails/index.ts'

export type SettleContext = Pick<Context, 'db' | 'now' | 'payments' | 'googleAnalytics' | 'log' | 'limiter'> &
  OrderMailContext
