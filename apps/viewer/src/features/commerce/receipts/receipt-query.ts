import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

export function receiptQuery(client: ApiClient, language: string, id: string) {
  return queryOptions({
    queryKey: ['orders', 'receipt', language, id],
    queryFn: ({ signal }) =>
      client.send(wireCalls.getReceipt, { params: { id }, query: { language } }, { signal }),
  })
}
