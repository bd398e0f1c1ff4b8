import type { ContentKind } from '@grandstand/contract/studio-constants'

/** The page of the viewer on which a thing of the kind is seen. */
const paths: Partial<Record<ContentKind, string>> = {
  faq: '/faq',
  library_categories: '/vod_library',
  library_items: '/vod_library',
  library_rails: '/vod_library',
  packages: '/packages',
  subscriptions: '/packages',
}

export function previewPath(kind: ContentKind, value: Record<string, unknown>): string {
  const { url } = value
  if (kind === 'pages' && typeof url === 'string' && /^[a-z0-9/_-]+$/i.test(url))
    return `/${url.replace(/^\/+/, '')}`
  return paths[kind] ?? '/'
}
