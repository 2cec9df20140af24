import { openServer } from "../home/open-server.ts";
import { threeHomes } from "./three-homes.ts";

threeHomes(openServer);
