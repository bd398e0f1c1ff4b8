import { useParams } from './router/router-context.ts'

/** The number in the address; the router lets nobody to a screen of `/…/$id` without one. */
export function useAddressId(): string {
  return useParams().id ?? ''
}
