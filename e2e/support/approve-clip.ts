import { expect } from '@playwright/test'
import { operate } from './operate.ts'

/** What the demo's operator does with a clip that somebody wants to be public. */
export async function approveClip(serverUrl: string, name: string): Promise<void> {
  const { get, post } = await operate(serverUrl)
  const find = async () => {
    const { items } = await get('/clips?show=waiting')
    return Array.isArray(items) ? items.find(clip => clip.name === name) : undefined
  }
  await expect.poll(find).toBeDefined()
  const { id, cut } = await find()
  await post(`/clips/${id}/verdict`, { verdict: 'approved', cut, name })
}
