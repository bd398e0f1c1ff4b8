import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../../context/cookies.ts'

export function openCookies(request: FastifyRequest, reply: FastifyReply): Cookies {
  const write = (name: string, value: string, maxAgeSeconds: number, sameSite = 'Lax') => {
    const secure = request.protocol === 'https' ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `${fullName(request, name)}=${value}; Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${maxAgeSeconds}${secure}`,
    )
  }
  return {
    read: name => readCookie(request, name),
    readPlain: name => readPlainCookie(request, name),
    keep: (name, value, { maxAgeSeconds, sameSite }) => write(name, value, maxAgeSeconds, sameSite),
    drop: name => write(name, '', 0),
  }
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  return readPlainCookie(request, fullName(request, name))
}

/** A cookie that a script set, so without prefix. */
export function readPlainCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2)
    if (key?.trim() === name) return value?.trim()
  }
  return undefined
}

/** Over https the prefix binds the cookie to this host, path and secure transport. */
function fullName(request: FastifyRequest, name: string): string {
  return request.protocol === 'https' ? `__Host-${name}` : name
}
