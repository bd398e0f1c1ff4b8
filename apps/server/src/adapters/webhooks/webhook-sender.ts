import type { WebhookProblem } from '@grandstand/contract'

export type WebhookAnswer =
  | { status: number; text: string; problem: null }
  | { status: null; text: ''; problem: WebhookProblem }

/** Programs of others that hear of what happens on a channel. */
export interface WebhookSender {
  /** Only addresses of the internet, by https: what is sent to is typed by people who need not know this network. */
  mayReach(url: string): boolean
  send(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer>
}
