import type { FastifyInstance } from 'fastify'
import { addCollector } from './add-collector.ts'
import { addUploads } from './add-uploads.ts'
import { createShell, type ShellOptions } from './create-shell.ts'
import { addInner } from './inner/add-inner.ts'
import { addClipFiles } from './media/add-clip-files.ts'
import { addMedia } from './media/add-media.ts'
import { addPictures } from './media/add-pictures.ts'

/** A process that shows no pages: what other processes ask of it, since it has the files. */
export async function createInnerApp({ ctx, config }: ShellOptions): Promise<FastifyInstance> {
  const app = await createShell({ ctx, config })
  await addUploads(app, ctx)
  addInner(app, ctx)
  addMedia(app, ctx)
  addPictures(app, ctx)
  addClipFiles(app, ctx)
  if (config.roles.has('collector')) await addCollector(app, ctx)
  return app
}
