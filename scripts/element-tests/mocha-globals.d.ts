/** The functions that web-test-runner's test framework gives to element tests; tests in Node import theirs. */
type TestBody = () => void | Promise<void>;

declare function describe(noun: string, tests: () => void): void;
declare function it(sentence: string, test: TestBody): void;
declare function before(hook: TestBody): void;
declare function after(hook: TestBody): void;
declare function beforeEach(hook: TestBody): void;
declare function afterEach(hook: TestBody): void;
