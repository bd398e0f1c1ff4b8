import Fastify from 'fastify'
import pg from 'pg'

/** The least that Fastify and PostgreSQL can do together: one route that asks one prepared question. */
const [url = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = Fastify({ logger: false })
app.post('/ask', async () => {
  const { rows } = await pool.query({
    name: 'ask',
    text: 'select id, name from events where id = $1',
    values: [1],
  })
  return { rows: rows.length }
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`listening ${new URL(address).port}`)
