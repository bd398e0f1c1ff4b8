import { alias, type ContentKind } from '@grandstand/contract'
import { z } from 'zod'

/** What an alias that stands for something else may name. */
export const references = z.registry<{ to: readonly ContentKind[] }>()

export const aliasOf = (...to: ContentKind[]) => alias.clone().register(references, { to })
export const sportAlias = aliasOf('sports')
export const schoolAlias = aliasOf('schools')
export const teamAlias = aliasOf('teams')
export const locationAlias = aliasOf('locations')
export const productAlias = aliasOf('packages', 'subscriptions')

/** The kinds that something which follows the schema may name. */
export function listReferred(schema: z.core.$ZodType): ContentKind[] {
  const { to } = references.get(schema) ?? {}
  if (to) return [...to]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return listReferred(schema.unwrap())
  if (schema instanceof z.ZodArray) return listReferred(schema.element)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(option => listReferred(option))
  return schema instanceof z.ZodObject ? Object.values(schema.shape).flatMap(listReferred) : []
}

/** `was` is the former alias: the stored entry is renamed and stays the same for everyone who holds it. */
export const aliased = { alias, was: alias.optional() }
