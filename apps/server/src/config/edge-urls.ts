import { z } from 'zod'

const maxEdges = 50

/** `http://10.0.0.7:6081,http://10.0.0.8:6081`: the caches that verify tokens by themselves. */
export const edgeUrls = z
  .string()
  .transform(text => text.split(',').map(url => url.trim().replace(/\/+$/, '')))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).max(maxEdges))
