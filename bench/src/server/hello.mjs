// The reference: Fastify saying hello to a POST with a JSON body.
import Fastify from 'fastify';

const server = Fastify();
server.post('/hello', async () => ({ hello: 'world' }));
console.log(`ready ${JSON.stringify({ url: await server.listen({ port: 0, host: '127.0.0.1' }) })}`);
