import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from '../../context/file-answer.ts'
import { sendRanged } from '../media/send-ranged.ts'

/** A file to be saved, or the part of it with which a download goes on. */
export function sendFileAnswer(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  const { name, ...body } = file
  reply.header('cache-control', 'private, no-store').header('content-disposition', attachment(name))
  return sendRanged(request, reply, body)
}

/** RFC 6266: the name in its own letters, and one in plain letters for what does not know them. */
function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
