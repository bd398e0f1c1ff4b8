import { useParams } from '@tanstack/react-router'

/** The number in the address; the router lets nobody to a screen of `/…/$id` without one. */
export function useAddressId(): string {
  return useParams({ strict: false }).id ?? ''
}
