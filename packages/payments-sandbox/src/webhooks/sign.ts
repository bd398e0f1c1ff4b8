import { createHmac } from 'node:crypto'

export function signPayload(payload: string, secret: string, nowSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${nowSeconds}.${payload}`).digest('hex')
  return `t=${nowSeconds},v1=${signature}`
}
