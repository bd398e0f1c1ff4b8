import { expect } from '@playwright/test'
import { z } from 'zod'
import { operate } from './operate.ts'

const waiting = z.object({ items: z.array(z.object({ id: z.int(), name: z.string(), cut: z.int() })) })

/** What the demo's operator does with a clip that somebody wants to be public. */
export async function approveClip(serverUrl: string, name: string): Promise<void> {
  const { get, post } = await operate(serverUrl)
  const find = async () =>
    waiting.parse(await get('/clips?show=waiting')).items.find(clip => clip.name === name)
  await expect.poll(find).toBeDefined()
  const clip = await find()
  await post(`/clips/${clip?.id}/verdict`, { verdict: 'approved', cut: clip?.cut, name })
}
