import { createTestDatabase } from '/work/main/apps/server/src/core/test-database.ts';
import { inTransaction } from '/work/main/apps/server/src/core/database.ts';
import { listDeliveries, listFilteredDeliveries, listFilterValues } from '/work/main/apps/server/src/deliveries/store.ts';
import { listContracts, countContracts, listContractsByNumber, listRecentContracts } from '/work/main/apps/server/src/contracts/store.ts';
import { sql } from '/work/main/node_modules/kysely/dist/index.js';
const t = await createTestDatabase();
await inTransaction(t.owner, {companies:[1]}, async db => {
  const q = (s) => sql.raw(s).execute(db);
  await q(`INSERT INTO suppliers VALUES (1,'1000','Nordstein')`);
  await q(`INSERT INTO companies VALUES (1,'104233','B')`);
  await q(`INSERT INTO contracts (company_id,id,supplier_id,contract_number,name,created_at) SELECT 1, ('00000000-0000-7000-8000-'||lpad(i::text,12,'0'))::uuid,1,i::text,'Baustelle '||i,now() FROM generate_series(1,200) i`);
  await q(`INSERT INTO deliveries (company_id,id,contract_id,supplier_id,source,number,status,factory_number,factory_name,vehicle_license_plate,weighed_at,weighed_on,weighed_time,imported_at,source_revision,source_digest)
   SELECT 1, ('00000000-0000-7000-9000-'||lpad(i::text,12,'0'))::uuid, ('00000000-0000-7000-8000-'||lpad((CASE WHEN i%10=0 THEN 1 ELSE i%200+1 END)::text,12,'0'))::uuid,1,'vas',i::text,CASE WHEN i%3=0 THEN '0' ELSE '1' END,(i%5)::text,'Werk','P'||i%50,'2026-11-20T00:00Z'::timestamptz - i*interval '1 minute',('2026-11-20T00:00Z'::timestamptz - i*interval '1 minute')::date,'06:00',now(),0,'' FROM generate_series(1,100000) i`);
  await q(`INSERT INTO delivery_materials SELECT 1, ('00000000-0000-7000-9000-'||lpad(i::text,12,'0'))::uuid,1,(i%25)::text,'Material',i%5,26.4,'t' FROM generate_series(1,100000) i`);
  await q(`INSERT INTO contract_counts SELECT company_id, contract_id, count(*) FILTER (WHERE NOT confirmed), count(*) FILTER (WHERE confirmed), max(weighed_at) FROM deliveries GROUP BY 1,2`);
});
await inTransaction(t.owner, {}, async db => { await sql.raw('ANALYZE').execute(db); });
const c1 = '00000000-0000-7000-8000-000000000001';
const list = { companyId: 1, contractId: c1, confirmed: true };
const uid='00000000-0000-7000-8000-000000000001';
const time = async (name, work, n=200) => {
  await inTransaction(t.app, {companies:[1], userId: uid}, async db => { for (let i=0;i<10;i++) await work(db); const s=performance.now(); let r; for (let i=0;i<n;i++) r = await work(db); console.log(name, ((performance.now()-s)/n).toFixed(3)+' ms', Array.isArray(r)?r.length:JSON.stringify(r).slice(0,60)); });
};
await time('byNumber', db => listContractsByNumber(db,[1],'1'));
await time('page1', db => listDeliveries(db, list, {after:null, offset:0, limit:21}));
const rows = await inTransaction(t.app, {companies:[1]}, db => listDeliveries(db, list, {after:null, offset:6000, limit:21}));
const last = rows.at(-1);
await time('deep keyset', db => listDeliveries(db, list, {after:[last.weighed_at,last.id], offset:0, limit:21}));
await time('deep offset', db => listDeliveries(db, list, {after:null, offset:6000, limit:21}), 50);
await time('filtered factory', db => listFilteredDeliveries(db, list, {factory:['0']}, {after:null, offset:0, limit:21}), 50);
await time('filtered day', db => listFilteredDeliveries(db, list, {date:['2026-11-19']}, {after:null, offset:0, limit:21}), 50);
await time('filtered material', db => listFilteredDeliveries(db, list, {material:['7']}, {after:null, offset:0, limit:21}), 50);
await time('filter values', db => listFilterValues(db, list), 50);
await time('contracts', db => listContracts(db,[1],{userId:uid,today:'2026-11-19'},{tags:[],filters:{}},{after:null,offset:0,limit:21}));
await time('count', db => countContracts(db,[1],uid,{tags:['bau'],filters:{}}));
await time('recent', db => listRecentContracts(db,[1],{userId:uid,today:'2026-11-19'},10));
const explain = async (fn) => inTransaction(t.app, {companies:[1], userId: uid}, async db => {
  const orig = db.getExecutor();
});
await t.drop();
