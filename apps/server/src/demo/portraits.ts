import type { FastifyInstance } from 'fastify'
import { AppError } from '../kernel/errors.ts'
import { filesPath } from '../platform/files/fileStore.ts'
import { drawPortrait, portraitCount } from './drawPortrait.ts'

export { portraitCount }

const folder = `${filesPath}portraits/`

/** The address of a portrait. */
export const portraitPath = (number: number): string => `${folder}${number}.png`

/** Portraits that were asked for before: a page shows several, and drawing one takes 20 ms. */
const drawn = new Map<number, Buffer>()

/** Serves the portraits of invented members. Only a demo has this route. */
export const mountPortraits = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>(`${folder}:file`, async (request, reply) => {
    const number = Number(/^(\d{1,3})\.png$/.exec(request.params.file)?.[1] ?? portraitCount)
    if (number >= portraitCount) throw new AppError('notFound')
    const image = drawn.get(number) ?? drawPortrait(number)
    drawn.set(number, image)
    return reply.type('image/png').header('cache-control', 'private, max-age=3600').send(image)
  })
}
