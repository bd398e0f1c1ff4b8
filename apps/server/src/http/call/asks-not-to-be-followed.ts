import type { FastifyRequest } from 'fastify'

/** By Do-Not-Track, or Global Privacy Control. */
export function asksNotToBeFollowed({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
