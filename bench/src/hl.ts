import { postLoad } from './server/load.ts';
console.log(JSON.stringify(await postLoad({url: process.argv[2]+'/hello', connections:64, seconds:3, requestOf:()=>({body:'{"text":"hello"}'})})));
