import assert from 'node:assert/strict';
import type { EntryChange, OutboxEntry } from '#core/outbox/entry.ts';
import { START, type Answer, type Command, type OutboxEvent } from '#core/outbox/machine.ts';
import { isCartGone } from '#core/outbox/renew-cart.ts';
import { buildEntry } from '#core/outbox/test-entry.ts';
import type { Parts, Tab, Task } from '#core/outbox/test-parts.ts';
import { createServer, type Fate, type Request } from '#core/outbox/test-server.ts';

/** The decision of the user about an intent. */
type Will = 'wanted' | 'dropped' | 'forgotten';

const USERS = ['anna', 'ben'] as const;
type User = (typeof USERS)[number];

/** Not to be sent: open in its form, or may still be undone. */
const isKept = ({ state }: OutboxEntry): boolean => state === 'held' || state === 'resting';

/** A phone with tabs, its disk, a line and a server, all in one thread. Any breach of a promise throws. */
export const createWorld = (parts: Parts, hasLocks: boolean) => {
  const server = createServer();
  const wills = new Map<string, Will>();
  let disk: readonly OutboxEntry[] = [];
  let tabs: Tab[] = [];
  let tasks: Task[] = [];
  let user: User | null = null;
  let isUp = true;
  let holder: Tab | null = null;
  let queue: Tab[] = [];
  let made = 0;

  const dispatch = (tab: Tab, event: OutboxEvent): void => {
    const next = parts.step(tab.outbox, event);
    tab.outbox = next.outbox;
    for (const command of next.commands) execute(tab, command);
  };
  const post = (tab: Tab, event: OutboxEvent): void => void tab.inbox.push(event);
  const later = (tab: Tab, run: Task['run'], zombie?: () => void): void =>
    void tasks.push(zombie ? { tab, run, zombie } : { tab, run });

  const grant = (): void => {
    const next = queue.shift();
    holder = next ?? null;
    if (next) post(next, { type: 'locked' });
  };
  const unlock = (tab: Tab): void => {
    if (holder === tab) grant();
  };

  const fails = (luck: number): boolean => luck % 37 === 36;

  const write = (key: string, change: EntryChange): OutboxEntry | 'refused' | null => {
    const before = disk.find((entry) => entry.key === key);
    const after = before ? parts.changeEntry(before, change) : 'gone';
    if (after === null) return 'refused';
    disk = disk.flatMap((entry) => (entry.key !== key ? [entry] : after === 'gone' ? [] : [after]));
    return after === 'gone' ? null : after;
  };

  const execute = (tab: Tab, command: Command): void => {
    switch (command.type) {
      case 'probe':
        return later(tab, () => isUp && post(tab, { type: 'reception', has: true }));
      case 'lock':
        if (!hasLocks) return post(tab, { type: 'locked' });
        queue.push(tab);
        return holder === null ? grant() : undefined;
      case 'unlock':
        return unlock(tab);
      case 'pick':
        return later(tab, (luck) => {
          if (fails(luck)) return post(tab, { type: 'storage-failed' });
          post(tab, { type: 'picked', entries: disk });
        });
      case 'change':
        return later(tab, (luck) => {
          const entry = write(command.key, command.change);
          if (fails(luck)) return post(tab, { type: 'storage-failed' }); // written, but reported as failed
          post(tab, { type: 'changed', entry: entry === 'refused' ? null : entry });
        });
      case 'send':
        return transmit(tab, command.entry, command.at);
      case 'wait':
        tab.timer = true;
        return;
      case 'notify': {
        const { entry, answer } = command;
        if (answer.type === 'done')
          assert.equal(server.effects(entry.key), 1, 'called sent too early');
      }
    }
  };

  const transmit = (tab: Tab, entry: OutboxEntry, at: number): void => {
    const sender = user;
    const end = (answer: Answer): void => {
      post(tab, { type: 'reception', has: answer.type !== 'lost' });
      post(tab, { type: 'answered', answer });
    };
    const planned = entry.calls[at];
    if (!planned) return end({ type: 'lost' });
    reach(tab, { entry, planned, name: parts.callName(entry, at), sender }, (answer) => {
      if (!isCartGone(entry, at, answer)) return end(answer);
      const renewal = parts.renewCart(entry);
      const proceed = (heard: Answer): void => {
        const next = renewal.next(heard);
        if (next.done === true) return end(next.value);
        // The driver checks the token before each call.
        if (user !== entry.userId) return end({ type: 'signed-out' });
        reach(tab, { ...next.value, entry, sender: user }, proceed);
      };
      proceed(answer);
    });
  };

  /** A request on its way to the server; `then` gets the answer, if its tab lives. */
  const reach = (tab: Tab, request: Request, then: (answer: Answer) => void): void => {
    const { entry, sender } = request;
    if (sender !== entry.userId && entry.userId === tab.outbox.userId)
      return then({ type: 'signed-out' });
    const arrive = (fate: Fate): Answer => {
      const answer = server.receive(request, fate);
      const now = disk.find(({ key }) => key === entry.key);
      if (now && server.effects(entry.key) > 0)
        assert.ok(!isKept(now), 'sent while being edited or while it could be undone');
      return answer;
    };
    const zombie = (): void => void arrive('fine');
    later(
      tab,
      (luck) => {
        const answer: Answer = isUp ? arrive(server.fateOf(luck)) : { type: 'lost' };
        // A request that timed out on the phone may still arrive.
        if (answer.type === 'lost' && luck % 3 === 0) tasks.push({ tab, run: zombie, zombie });
        then(answer);
      },
      zombie,
    );
  };

  const postAll = (event: OutboxEvent): void => tabs.forEach((tab) => post(tab, event));
  const wake = (): void => postAll({ type: 'wake' });
  const own = (luck: number): OutboxEntry | undefined => {
    const mine = disk.filter(({ userId }) => userId === user);
    return mine[luck % mine.length];
  };

  const world = {
    open: (): void => {
      const tab: Tab = { outbox: START, inbox: [], timer: false };
      tabs.push(tab);
      post(tab, { type: 'reception', has: isUp });
      post(tab, { type: 'user', userId: user });
    },
    kill: (luck: number): void => {
      const tab = tabs[luck % tabs.length];
      if (!tab) return;
      tabs = tabs.filter((one) => one !== tab);
      // A request that has left the phone arrives although its tab is closed.
      const zombies = tasks.flatMap(({ tab: of, zombie }) =>
        of === tab && zombie ? [zombie] : [],
      );
      tasks = tasks.filter(({ tab: of }) => of !== tab);
      queue = queue.filter((one) => one !== tab);
      unlock(tab);
      world.open();
      const heir = tabs.at(-1);
      if (heir) for (const zombie of zombies) later(heir, zombie, zombie);
    },
    submit: (luck: number, replaces?: OutboxEntry): void => {
      if (user === null) return;
      if (replaces) {
        if (parts.changeEntry(replaces, { type: 'drop' }) !== 'gone') return;
        world.drop(replaces);
      }
      const rests = !replaces && luck % 11 === 4;
      const entry: OutboxEntry = {
        ...buildEntry(`${made++}`, user, luck),
        state: rests ? 'resting' : 'waiting',
      };
      wills.set(entry.key, 'wanted');
      server.open(entry);
      disk = [...disk, entry];
      wake();
    },
    drop: (entry = own(0)): void => {
      if (!entry || write(entry.key, { type: 'drop' }) === 'refused') return;
      wills.set(entry.key, 'dropped');
      assert.equal(server.effects(entry.key), 0, 'dropped although it had an effect');
      wake();
    },
    dropAny: (luck: number): void => world.drop(own(luck)),
    edit: (luck: number): void => {
      const entry = own(luck);
      if (!entry) return;
      if (entry.state === 'waiting') write(entry.key, { type: 'hold' });
      else if (luck % 3 === 0 && isKept(entry)) write(entry.key, { type: 'release' });
      else world.submit(luck, entry);
      wake();
    },
    signIn: (luck: number): void => {
      user = USERS[luck % USERS.length] ?? null;
      if (user) server.begin(user);
      postAll({ type: 'user', userId: user });
    },
    signOut: (luck: number): void => {
      // Signing out by hand deletes unsent entries, after asking; 401 and 503 never do.
      if (luck % 2 === 0) {
        for (const { key, userId } of disk) if (userId === user) wills.set(key, 'forgotten');
        disk = disk.filter(({ userId }) => userId !== user);
      }
      if (user) server.end(user);
      user = null;
      postAll({ type: 'user', userId: null });
    },
    endToken: (): void => {
      if (user) server.end(user);
    },
    line: (luck: number): void => {
      isUp = luck % 3 !== 0;
      const seen = luck % 2 === 0; // the browser does not always notice
      if (seen) postAll({ type: 'reception', has: isUp });
    },
    tick: (): void => postAll({ type: 'tick' }),
    wake,
    expire: (luck: number): void => server.lose(luck % 2 === 0 ? 'expired' : 'gone'),
    /** Delivers some of the pending actions and events. */
    proceed: (luck: number): void => {
      for (let left = luck % 6, next = luck; left >= 0; left -= 1) {
        world.deliver(next);
        next = (next * 1_103_515_245 + 12_345) % 2 ** 31;
      }
    },
    deliver: (luck: number): boolean => {
      const ready = tabs.filter(({ inbox }) => inbox.length > 0);
      const all = tasks.length + ready.length;
      if (all === 0) return false;
      const at = luck % all;
      const task = tasks[at];
      if (task) {
        tasks = tasks.filter((one) => one !== task);
        task.run(Math.floor(luck / all));
        return true;
      }
      const tab = ready[at - tasks.length];
      const event = tab?.inbox.shift();
      if (tab && event) dispatch(tab, event);
      // The answer 401 or 503 ends the session before any other event.
      if (event?.type === 'answered' && event.answer.type === 'signed-out') {
        if (user && !server.isIn(user)) world.signOut(1);
      }
      return true;
    },
    timers: (): void => {
      for (const tab of tabs) {
        if (tab.timer) post(tab, { type: 'waited' });
        tab.timer = false;
      }
    },
    /** Repairs everything: each intent that is still wanted must be sent now, once. */
    heal: (): void => {
      isUp = true;
      server.heal();
      for (const at of USERS.keys()) {
        world.signIn(at);
        for (const entry of disk) if (isKept(entry)) write(entry.key, { type: 'release' });
        postAll({ type: 'reception', has: true });
        const isOpen = () =>
          disk.some(({ userId, state }) => userId === user && state === 'waiting');
        for (let round = 0; round === 0 || (isOpen() && round < 12); round += 1) {
          for (let steps = 0; world.deliver(0); steps += 1) assert.ok(steps < 3000, 'never rests');
          world.timers();
          world.tick();
        }
        while (world.deliver(0));
      }
      world.judge();
    },
    judge: (): void => {
      for (const [key, will] of wills) {
        const entry = disk.find((one) => one.key === key);
        const effects = server.effects(key);
        if (will === 'dropped') assert.equal(effects, 0, 'dropped and yet done');
        if (will !== 'wanted') continue;
        if (entry) {
          assert.equal(entry.state, 'refused', 'still waiting');
          assert.equal(effects, 0, 'refused and yet done');
          assert.ok(server.mayRefuse(entry), 'refused without a reason');
        } else assert.equal(effects, 1, 'lost');
      }
      server.judge();
    },
  };
  world.open();
  world.signIn(0);
  return world;
};
